// The lower bound: libyaml's own event loop over a file in memory, which ignores the events.
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int argc, char **argv) {
  if (argc != 2) return 64;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 74;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size + 1);
  if (!bytes || fread(bytes, 1, size, file) != size) return 74;

  yaml_parser_t parser;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  long events = 0;
  for (int done = 0; !done;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return 1;
    done = event.type == YAML_STREAM_END_EVENT;
    events += 1;
    yaml_event_delete(&event);
  }
  printf("%ld events\n", events);
  return 0;
}

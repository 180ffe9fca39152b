"""`style_spec_library` compiles a spec into Swift; `style_spec_toolchain` names the `stylespec-gen` for it."""

_TOOLCHAIN_TYPE = "@stylespec//stylespec:toolchain_type"

def _style_spec_library_impl(ctx):
    generator = ctx.toolchains[_TOOLCHAIN_TYPE].generator
    output = ctx.actions.declare_file(ctx.label.name + ".swift")
    arguments = ctx.actions.args()
    arguments.add("--spec", ctx.file.spec)
    arguments.add("--output", output)
    arguments.add_all(ctx.files.srcs, before_each = "--input")
    ctx.actions.run(
        executable = generator,
        arguments = [arguments],
        inputs = [ctx.file.spec] + ctx.files.srcs,
        outputs = [output],
        mnemonic = "StyleSpec",
        progress_message = "Compiling spec %s" % ctx.file.spec.short_path,
        # The output does not depend on paths, so that configurations can share it. The network is not needed.
        execution_requirements = {"supports-path-mapping": "1", "block-network": "1"},
    )
    return [DefaultInfo(files = depset([output]))]

style_spec_library = rule(
    implementation = _style_spec_library_impl,
    doc = """Compiles one spec into `NAME.swift`, the same bytes that `stylespec compile` writes.

Add the target to the `srcs` of a `swift_library` whose `deps` have the module `StyleTables`; for styled texts
also `StyledText`, or `StyleSpec`, which exports both.""",
    attrs = {
        "spec": attr.label(
            doc = "The spec: the file that starts with `stylespec: 1`.",
            allow_single_file = [".yaml", ".yml", ".json", ".tokens"],
            mandatory = True,
        ),
        "srcs": attr.label_list(
            doc = "Every file that the spec includes, directly or indirectly; other files are allowed, such as the " +
                  "spec. An include that is missing here is an error.",
            allow_files = True,
        ),
    },
    toolchains = [_TOOLCHAIN_TYPE],
)

def _style_spec_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(generator = ctx.attr.generator[DefaultInfo].files_to_run)]

style_spec_toolchain = rule(
    implementation = _style_spec_toolchain_impl,
    doc = "Names a `stylespec-gen`. A `toolchain` of the type `@stylespec//stylespec:toolchain_type` sets where it runs.",
    attrs = {
        "generator": attr.label(
            doc = "The executable. If actions run on other machines, it should not need libraries.",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
)

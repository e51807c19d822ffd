/** Lint rules and the import boundaries between layers. */
import { defineConfig, type OxlintOverride } from "oxlint";

interface ImportRule {
  readonly regex: string;
  readonly message: string;
}

const commonRules: readonly ImportRule[] = [
  {
    regex: "^(\\.\\./)+(data|domain|content|server|web|e2e|bench|script)/",
    message: "Import across layers as #layer/…",
  },
  { regex: "/index(\\.tsx?)?$", message: "No barrels: import the file that says it." },
];

const boundary = (files: string[], ...rules: readonly ImportRule[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [...commonRules, ...rules] }] },
});

/** The linter's patterns have no lookahead, so "anything but zod" is spelled out letter by letter. */
const noPackagesButZod = (message: string): ImportRule => ({ regex: "^(?:[^.#z]|z[^o]|zo[^d]|zod[^/])", message });
/** `up` leads from a file to the folder of all features. */
const noFeatureInternals = (up: string): ImportRule => ({
  regex: `^${up.replaceAll(".", "\\.")}[^.][^/]*/.*(?:[^e]|[^c]e|[^i]ce|[^v]ice|[^r]vice|[^e]rvice|[^s]ervice|[^.]service)\\.ts$`,
  message: "Another feature is reached through its service.",
});
const noOtherFeatures = (up: string): ImportRule => ({
  regex: `^${up.replaceAll(".", "\\.")}[^.]`,
  message: "A feature does not import another; the route composes them.",
});
const noLayers = (layers: string, message: string): ImportRule => ({ regex: `^#(?:${layers})/`, message });
const noTestFiles: ImportRule = {
  regex: "^(?:(?:\\.\\./)+|#(?:server|domain)/)test/",
  message: "Only tests and measurements use what lies in a test folder.",
};
const noSeed: ImportRule = {
  regex: "(?:^|/)seed/",
  message: "Sample data isn't read in production: move what the product needs out of server/db/seed.",
};
const noSiblings = (folders: string, message: string): ImportRule => ({
  regex: `^(?:\\.\\./)+(?:${folders})/`,
  message,
});

const noClockNoRandom: OxlintOverride = {
  files: ["domain/**/*.ts", "content/**/*.ts"],
  excludeFiles: ["**/*.test.ts"],
  rules: {
    "no-restricted-properties": [
      "error",
      { object: "Date", property: "now", message: "Time is an argument." },
      { object: "Math", property: "random", message: "Chance is an argument." },
    ],
  },
};

const tests = ["**/*.test.ts", "**/*.test.tsx"];

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "vitest", "promise", "node"],
  categories: { correctness: "error", suspicious: "error" },
  env: { builtin: true },
  rules: {
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": "error",
    "no-restricted-imports": ["error", { patterns: [...commonRules] }],
    // A transaction shadows `db` on purpose, so that the outer handle cannot be used by mistake.
    "no-shadow": "off",
    "no-await-in-loop": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler already checks this, and knows which functions never return.
    "typescript/consistent-return": "off",
  },
  overrides: [
    boundary(
      ["domain/**/*.ts"],
      noPackagesButZod("domain is pure: zod is its only dependency."),
      noLayers("content|server|web", "domain knows nobody."),
      noTestFiles,
    ),
    boundary(
      ["content/**/*.ts"],
      noPackagesButZod("content is data: no libraries."),
      noLayers("server|web|data", "content knows domain alone."),
    ),
    boundary(["server/**/*.ts"], noLayers("web|content", "server knows domain alone.")),
    ...[
      { files: ["server/features/*/*.ts"], up: "../" },
      { files: ["server/features/*/*/**/*.ts"], up: "../../" },
    ].map(({ files, up }) =>
      boundary(
        files,
        noLayers("web|content", "server knows domain alone."),
        noFeatureInternals(up),
        noSeed,
        noTestFiles,
      ),
    ),
    boundary(
      ["server/infra/**/*.ts", "server/db/**/*.ts"],
      noLayers("web|content", "server knows domain alone."),
      noSiblings("features", "infra and db serve features; they do not know them."),
      noTestFiles,
    ),
    boundary(
      ["server/infra/**/*.ts", "server/db/*.ts", "server/db/tables/*.ts"],
      noLayers("web|content", "server knows domain alone."),
      noSiblings("features", "infra and db serve features; they do not know them."),
      noSeed,
      noTestFiles,
    ),
    boundary(["web/**/*.{ts,tsx}"], noLayers("server|content|data", "web speaks HTTP; content comes in by loaders.")),
    boundary(
      ["web/routes/**/*.{ts,tsx}", "web/layout/**/*.{ts,tsx}", "web/routes.ts"],
      noLayers("server|data", "web speaks HTTP."),
    ),
    ...[
      { files: ["web/features/*/*.{ts,tsx}"], up: "../" },
      { files: ["web/features/*/*/*.{ts,tsx}"], up: "../../" },
      { files: ["web/features/*/*/*/**/*.{ts,tsx}"], up: "../../../" },
    ].map(({ files, up }) =>
      boundary(
        files,
        noLayers("server|content|data", "web speaks HTTP; content comes in by loaders."),
        noSiblings("routes", "Routes compose features, never the other way."),
        noOtherFeatures(up),
      ),
    ),
    boundary(
      ["web/sections/**/*.{ts,tsx}"],
      noLayers("server|content|data", "web speaks HTTP; content comes in by loaders."),
      noSiblings("routes|features|layout", "sections stand on ui and lib."),
    ),
    boundary(
      ["web/layout/**/*.{ts,tsx}"],
      noLayers("server|data", "web speaks HTTP."),
      noSiblings("routes|features", "layout stands on ui and lib."),
    ),
    boundary(
      ["web/ui/**/*.{ts,tsx}"],
      noLayers("server|content|domain|data", "ui knows nothing of recruitment."),
      noSiblings("routes|features|sections|layout", "ui stands on lib."),
    ),
    boundary(
      ["web/lib/**/*.{ts,tsx}"],
      noLayers("server|content|data", "web speaks HTTP; content comes in by loaders."),
      noSiblings("routes|features|sections|layout|ui", "lib stands alone."),
    ),
    noClockNoRandom,
    // Tests may use test libraries in any layer, but the import boundaries still apply.
    boundary(["domain/**/*.test.ts", "domain/test/**/*.ts"], noLayers("content|server|web", "domain knows nobody.")),
    ...[
      { files: ["server/features/*/*.test.ts"], up: "../" },
      { files: ["server/features/*/*/**/*.test.ts"], up: "../../" },
    ].map(({ files, up }) =>
      boundary(files, noLayers("web|content", "server knows domain alone."), noFeatureInternals(up)),
    ),
    boundary(
      ["server/infra/**/*.test.ts", "server/db/**/*.test.ts"],
      noLayers("web|content", "server knows domain alone."),
      noSiblings("features", "infra and db serve features; they do not know them."),
    ),
    boundary(["content/**/*.test.ts"], noLayers("server|web|data", "content knows domain alone.")),
    {
      files: tests,
      rules: { "vitest/require-mock-type-parameters": "off", "vitest/valid-expect": ["error", { maxArgs: 2 }] },
    },
  ],
  ignorePatterns: ["build", ".react-router", "node_modules", "server/db/migrations"],
});

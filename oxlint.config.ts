/** Lint rules, and the walls of the house: who may import whom, written as a table. */
import { defineConfig, type OxlintOverride } from "oxlint";

interface Wall {
  readonly regex: string;
  readonly message: string;
}

const everywhere: readonly Wall[] = [
  { regex: "^(\\.\\./)+(domain|content|server|web|e2e|bench|script)/", message: "Cross a wall by its door: #room/…" },
  { regex: "/index(\\.tsx?)?$", message: "No barrels: import the file that says it." },
];

const wall = (files: string[], ...walls: readonly Wall[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [...everywhere, ...walls] }] },
});

/** The linter's expressions cannot look ahead, so "anything but" is spelled letter by letter. */
const noPackagesButZod = (message: string): Wall => ({ regex: "^(?:[^.#z]|z[^o]|zo[^d]|zod[^/])", message });
const noForeignInsides: Wall = {
  regex: "^\\.\\./[^.][^/]*/.*(?:[^e]|[^c]e|[^i]ce|[^v]ice|[^r]vice|[^e]rvice|[^s]ervice|[^.]service)\\.ts$",
  message: "Another feature is reached through its service.",
};
const noRooms = (rooms: string, message: string): Wall => ({ regex: `^#(?:${rooms})/`, message });
const noNeighbours = (folders: string, message: string): Wall => ({ regex: `^(?:\\.\\./)+(?:${folders})/`, message });

const noClockNoChance: OxlintOverride = {
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
    "no-restricted-imports": ["error", { patterns: [...everywhere] }],
    // A transaction shadows `db` on purpose, so that the outer handle cannot be used by mistake.
    "no-shadow": "off",
    "no-await-in-loop": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler knows which functions never return.
    "typescript/consistent-return": "off",
  },
  overrides: [
    wall(
      ["domain/**/*.ts"],
      noPackagesButZod("domain is pure: zod is its only dependency."),
      noRooms("content|server|web", "domain knows nobody."),
    ),
    wall(
      ["content/**/*.ts"],
      noPackagesButZod("content is data: no libraries."),
      noRooms("server|web", "content knows domain alone."),
    ),
    wall(["server/**/*.ts"], noRooms("web|content", "server knows domain alone.")),
    wall(["server/features/**/*.ts"], noRooms("web|content", "server knows domain alone."), noForeignInsides),
    wall(
      ["server/infra/**/*.ts", "server/db/**/*.ts"],
      noRooms("web|content", "server knows domain alone."),
      noNeighbours("features", "infra and db serve features; they do not know them."),
    ),
    wall(["web/**/*.{ts,tsx}"], noRooms("server|content", "web speaks HTTP; content comes in by loaders.")),
    wall(
      ["web/routes/**/*.{ts,tsx}", "web/layout/**/*.{ts,tsx}", "web/routes.ts"],
      noRooms("server", "web speaks HTTP."),
    ),
    wall(
      ["web/features/**/*.{ts,tsx}"],
      noRooms("server|content", "web speaks HTTP; content comes in by loaders."),
      noNeighbours("routes", "Routes compose features, never the other way."),
      { regex: "^\\.\\./[^.]", message: "A feature does not import another; the route composes them." },
    ),
    wall(
      ["web/sections/**/*.{ts,tsx}"],
      noRooms("server|content", "web speaks HTTP; content comes in by loaders."),
      noNeighbours("routes|features|layout", "sections stand on ui and lib."),
    ),
    wall(
      ["web/layout/**/*.{ts,tsx}"],
      noRooms("server", "web speaks HTTP."),
      noNeighbours("routes|features", "layout stands on ui and lib."),
    ),
    wall(
      ["web/ui/**/*.{ts,tsx}"],
      noRooms("server|content|domain", "ui knows nothing of recruitment."),
      noNeighbours("routes|features|sections|layout", "ui stands on lib."),
    ),
    wall(
      ["web/lib/**/*.{ts,tsx}"],
      noRooms("server|content", "web speaks HTTP; content comes in by loaders."),
      noNeighbours("routes|features|sections|layout|ui", "lib stands alone."),
    ),
    noClockNoChance,
    // Tests may use test libraries in any room, and still keep the rooms apart.
    wall(["domain/**/*.test.ts"], noRooms("content|server|web", "domain knows nobody.")),
    wall(["content/**/*.test.ts"], noRooms("server|web", "content knows domain alone.")),
    {
      files: tests,
      rules: { "vitest/require-mock-type-parameters": "off", "vitest/valid-expect": ["error", { maxArgs: 2 }] },
    },
  ],
  ignorePatterns: ["build", ".react-router", "node_modules", "server/db/migrations"],
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  // Prerendered pages and their hydration must name the same year.
  define: { "import.meta.env.BUILD_YEAR": JSON.stringify(new Date().getUTCFullYear()) },
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Bundles the code that many public pages share, because forty files of 1 kB cost more in round trips than they save in bytes.
            codeSplitting: {
              groups: [
                {
                  name: "parts",
                  test: /web\/(sections|layout)\/(?!workspace|entries|app\/|step-up-dialog|step-up-download)|web\/ui\/(button|card|badge|when-near|skeleton|spinner)\.tsx|web\/lib\/(meta|structured-data|analytics|site-settings|use-hydrated|quote-dialog)\.ts|lucide-react/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    host: process.env["HOST"] ?? "127.0.0.1",
    port: Number(process.env["WEB_PORT"] ?? 3000),
    strictPort: true,
    // The API docs are a page, not an API call.
    proxy: { "^/api/(?!docs(\\.data|/)?$)": process.env["API_ORIGIN"] ?? "http://127.0.0.1:3001" },
  },
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many public pages share travels together: forty files of a kilobyte each cost more in round trips than in bytes.
            codeSplitting: {
              groups: [
                {
                  name: "parts",
                  test: /web\/(sections|layout)\/(?!workspace|account-menu|step-up-dialog|proven-download|confirm-email)|web\/ui\/(button|card|badge|wrap|when-near|skeleton|spinner)\.tsx|web\/lib\/(meta|structured-data|analytics|site-settings|use-hydrated|quote-dialog)\.ts|lucide-react/,
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
    // The page that describes the API is a page like the others.
    proxy: { "^/api/(?!docs(\\.data|/)?$)": process.env["API_ORIGIN"] ?? "http://127.0.0.1:3001" },
  },
});

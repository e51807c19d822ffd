import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    host: process.env["HOST"] ?? "127.0.0.1",
    port: Number(process.env["WEB_PORT"] ?? 3000),
    strictPort: true,
    proxy: { "/api": process.env["API_ORIGIN"] ?? "http://127.0.0.1:3001" },
  },
});

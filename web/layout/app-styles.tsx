/** Wraps every page outside the public site and adds the app stylesheet and its text font. */
import { type LinksFunction, Outlet } from "react-router";
import textFace from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import styles from "../app.css?url";

export const links: LinksFunction = () => [
  { rel: "preload", href: textFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
];

export default Outlet;

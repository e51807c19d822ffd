/** Wraps every page outside the public site and adds the app stylesheet. */
import { type LinksFunction, Outlet } from "react-router";
import styles from "../app.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default Outlet;

/** Around every page that is not of the public site: the stylesheet they need beyond the site's. */
import { type LinksFunction, Outlet } from "react-router";
import styles from "../app.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default Outlet;

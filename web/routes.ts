/** The route table. Fixed paths come before the catch-all /:slug of the role pages. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("industries/:slug", "routes/site/industry.tsx"),
    route(":slug", "routes/site/role.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("ui", "routes/workshop/ui.tsx"),
] satisfies RouteConfig;

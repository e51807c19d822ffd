/** Wraps the pages that read server state through the query cache. */
import { Outlet } from "react-router";
import { PrefetchedQueries } from "../lib/query/query-provider.tsx";

const QueryLayout = () => (
  <PrefetchedQueries>
    <Outlet />
  </PrefetchedQueries>
);

export default QueryLayout;

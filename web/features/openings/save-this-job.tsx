import { withQueries } from "../../lib/query-provider.tsx";
import { SaveJobButton } from "./save-job-button.tsx";

/** The button by itself, for a page that fetches nothing else. */
export default withQueries(SaveJobButton);

import { data } from "react-router";

/** The layout's error boundary renders the page. The status is for crawlers. */
export const loader = () => {
  throw data(null, { status: 404 });
};

const NotFoundPage = () => null;

export default NotFoundPage;

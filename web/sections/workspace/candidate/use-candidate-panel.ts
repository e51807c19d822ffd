/**
 * The candidate panel over a page. The query parameter `candidate` opens it, while the address bar shows the candidate's
 * own page, which a reload or a shared link opens in full.
 */
import { createPath, type NavigateOptions, type To, useLocation, useNavigate } from "react-router";
import { candidateParam, withoutCandidate } from "../../../lib/page/candidate-panel.ts";

export const candidatePath = (id: string): string => `/platform/candidates/${id}`;

interface PanelTarget {
  readonly to: To;
  readonly options: NavigateOptions & { readonly mask: To };
}

/** Where a link that opens the panel leads. `detail` is a query of the candidate's page, such as `offer=…`. */
export const usePanelTarget = (): ((id: string, detail?: string) => PanelTarget) => {
  const { pathname, search, state } = useLocation();
  return (id, detail = "") => {
    const params = new URLSearchParams(search);
    const isOpen = params.has(candidateParam);
    params.set(candidateParam, id);
    for (const [name, value] of new URLSearchParams(detail)) params.set(name, value);
    return {
      to: { pathname, search: `?${params}` },
      options: {
        mask: detail === "" ? candidatePath(id) : `${candidatePath(id)}?${detail}`,
        // Another candidate replaces the open one, so that Back closes the panel.
        replace: isOpen,
        state: isOpen ? (state as unknown) : { openedPanel: true },
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      },
    };
  };
};

export const useCandidatePanel = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const targetOf = usePanelTarget();
  const open = (id: string, detail?: string): void => {
    const { to, options } = targetOf(id, detail);
    void navigate(to, options);
  };
  const close = (): void => {
    const { openedPanel } = (location.state ?? {}) as { readonly openedPanel?: boolean };
    if (openedPanel === true) void navigate(-1);
    else
      void navigate(createPath({ ...location, search: withoutCandidate(location.search) }), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
  };
  return { openId: new URLSearchParams(location.search).get(candidateParam), open, close };
};

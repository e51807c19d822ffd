import { useLocation, useNavigate } from "react-router";

/** Reads and changes which dialog of the candidate's page is open, without closing the panel that shows the page. */
export const useDialogParam = (name: "interview" | "offer") => {
  const { search, state, mask } = useLocation();
  const navigate = useNavigate();
  const set = (applicationId: string | null): void => {
    const params = new URLSearchParams(search);
    if (applicationId === null) params.delete(name);
    else params.set(name, applicationId);
    void navigate(
      { search: params.size === 0 ? "" : `?${params}` },
      {
        replace: true,
        preventScrollReset: true,
        state: state as unknown,
        ...(mask !== undefined && { mask: mask.pathname }),
        defaultShouldRevalidate: false,
      },
    );
  };
  return { applicationId: new URLSearchParams(search).get(name), set };
};

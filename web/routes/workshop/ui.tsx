/** A gallery of every UI component for developers. Not part of the public site. */
import { useEffect, useState } from "react";
import { data, useSearchParams } from "react-router";
import { Controls } from "../../features/workshop/controls.tsx";
import { Data } from "../../features/workshop/data.tsx";
import { Foundations } from "../../features/workshop/foundations.tsx";
import { Layers } from "../../features/workshop/layers.tsx";
import { Logo } from "../../layout/logo.tsx";
import { Container } from "../../ui/container.tsx";
import { pageRequestContext } from "../../lib/page/request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TooltipProvider } from "../../ui/tooltip.tsx";
import type { Route } from "./+types/ui.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const page = context.get(pageRequestContext);
  // In development Vite renders the page without our server, so it is always available.
  if (import.meta.env.PROD && page?.uiPage !== true) throw data(null, { status: 404 });
  return null;
};

export const meta = () => [{ title: "Workshop" }, { name: "robots", content: "noindex" }];

const WorkshopPage = () => {
  const [parameters] = useSearchParams();
  const [dark, setDark] = useState(parameters.get("theme") === "dark");
  useEffect(() => {
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    return () => {
      delete document.documentElement.dataset["theme"];
    };
  }, [dark]);
  return (
    <TooltipProvider>
      <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-sm">
        <Container className="flex h-16 items-center justify-between">
          <Logo />
          <Button variant="secondary" size="small" onClick={() => setDark(!dark)}>
            {dark ? "Light" : "Dark"}
          </Button>
        </Container>
      </header>
      <main>
        <Container className="pb-24">
          <h1 className="pt-12 pb-10 text-[40px] md:pt-20 md:pb-14 md:text-[56px]">Workshop</h1>
          <Foundations />
          <Controls />
          <Layers />
          <Data />
        </Container>
      </main>
    </TooltipProvider>
  );
};

export default WorkshopPage;

import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

interface WhenNearProps {
  /** Shown until the visitor scrolls near and the code has loaded. It must have the height of the content. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Loads content far down the page only when the visitor is about to reach it. */
export const WhenNear = ({ fallback, children }: WhenNearProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (container.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={container}>{near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>;
};

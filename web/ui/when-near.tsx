import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

interface WhenNearProps {
  /** Stands in until the visitor comes near, and while the code loads; as high as what it stands for. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Loads what is far down the page only when someone is about to see it. */
export const WhenNear = ({ fallback, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>;
};

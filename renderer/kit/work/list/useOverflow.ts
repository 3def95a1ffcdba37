import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether columns of so many rem are wider than the list: names that stick cost each frame something. */
export function useOverflow(body: RefObject<HTMLElement | null>, rem: number, pixels: number) {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return;
    const measure = () => setOver(element.clientWidth < rem * pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body, rem, pixels]);
  return isOver;
}

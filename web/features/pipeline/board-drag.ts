/** Dragging on a board, by the browser's own drag and drop: nothing is drawn by us while the pointer moves. Loaded after the page. */
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

const cardKind = "application";

export const dragCard = (element: HTMLElement, id: string, mayDrag: () => boolean): (() => void) =>
  draggable({
    element,
    canDrag: mayDrag,
    getInitialData: () => ({ kind: cardKind, id }),
    onDragStart: () => element.setAttribute("data-dragged", ""),
    onDrop: () => element.removeAttribute("data-dragged"),
  });

/** In a frame of its own: the browser has enough to do with the drop itself. */
const afterThisFrame = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

export const dropOnColumn = (element: HTMLElement, onDrop: (id: string) => void): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data["kind"] === cardKind,
    onDragEnter: () => element.setAttribute("data-over", ""),
    onDragLeave: () => element.removeAttribute("data-over"),
    onDrop: ({ source }) => {
      element.removeAttribute("data-over");
      const id = String(source.data["id"]);
      afterThisFrame(() => onDrop(id));
    },
  });

export const scrollWhileDragging = (element: HTMLElement): (() => void) => autoScrollForElements({ element });

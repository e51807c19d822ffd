/**
 * Drag and drop for the board, based on the browser's native drag and drop. While the pointer moves within a column,
 * React renders nothing. The code loads after the page.
 */
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

const cardKind = "application";

export const dragCard = (element: HTMLElement, id: string, isDraggable: () => boolean): (() => void) =>
  draggable({
    element,
    canDrag: isDraggable,
    getInitialData: () => ({ kind: cardKind, id }),
    onDragStart: () => element.setAttribute("data-dragged", ""),
    onDrop: () => element.removeAttribute("data-dragged"),
  });

/** Runs in the next frame, since the drop itself already fills the current one. */
const afterNextFrame = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};

interface ColumnDropHandlers {
  readonly onEnter: (id: string) => void;
  readonly onLeave: () => void;
  readonly onDrop: (id: string) => void;
}

export const dropOnColumn = (element: HTMLElement, { onEnter, onLeave, onDrop }: ColumnDropHandlers): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data["kind"] === cardKind,
    onDragEnter: ({ source }) => {
      element.setAttribute("data-over", "");
      onEnter(String(source.data["id"]));
    },
    onDragLeave: () => {
      element.removeAttribute("data-over");
      onLeave();
    },
    onDrop: ({ source }) => {
      element.removeAttribute("data-over");
      onLeave();
      const id = String(source.data["id"]);
      afterNextFrame(() => onDrop(id));
    },
  });

export const scrollWhileDragging = (element: HTMLElement): (() => void) => autoScrollForElements({ element });

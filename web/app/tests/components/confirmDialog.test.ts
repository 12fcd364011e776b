// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import ConfirmDialog from '../../shared/ConfirmDialog.svelte';
import { only, removeAll, render, textOf, useComponents } from './render.js';

useComponents();

function open() {
  const [onYes, onNo] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const target = render(ConfirmDialog, { text: 'Resign this game?', yes: 'Resign', onYes, onNo });
  return { dialog: only<HTMLDialogElement>(target, 'dialog'), onYes, onNo };
}

describe('ConfirmDialog', () => {
  it('opens as a modal that is named by its question', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = open();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Resign this game?');
  });

  it('gives the focus of a modal, which goes to the first button, to the answer that changes nothing', () => {
    const { dialog, onYes, onNo } = open();
    const [first, second] = dialog.querySelectorAll('button');
    expect([first, second].map(button => button && textOf(button))).toEqual(['No', 'Resign']);
    first?.click();
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([0, 1]);
    second?.click();
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 1]);
  });

  it('reports Escape as no, and leaves it to the page to close', () => {
    const { dialog, onYes, onNo } = open();
    // Browsers turn Escape into this event.
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([0, 1]);
    expect([escape.defaultPrevented, dialog.open]).toEqual([true, true]);
  });

  it('closes when it is removed, so that the focus returns', async () => {
    const { dialog } = open();
    const close = vi.spyOn(dialog, 'close');
    await removeAll();
    expect(close).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
  });
});

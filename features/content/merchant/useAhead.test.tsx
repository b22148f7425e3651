import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAhead } from './useAhead.ts';

type Props = { saved: readonly string[]; isBusy: boolean; hasFailed: boolean; version: number };

function open() {
  const save = vi.fn<(items: readonly string[]) => void>();
  const first: Props = { saved: ['a', 'b', 'c'], isBusy: false, hasFailed: false, version: 1 };
  const hook = renderHook(
    ({ saved, ...saving }: Props) => useAhead(saved, (one) => one, { save, ...saving }),
    {
      initialProps: first,
    },
  );
  const change = (...items: string[]) => act(() => hook.result.current.change(items));
  return { hook, save, first, change, items: () => hook.result.current.items.join('') };
}

test('of what is changed while a change is saved the newest follows, over the version that came of it', () => {
  const { hook, save, first, change, items } = open();
  change('b', 'a', 'c');
  hook.rerender({ ...first, isBusy: true });
  change('b', 'c', 'a');
  change('c', 'b', 'a');
  expect(items()).toBe('cba');
  expect(save).toHaveBeenCalledTimes(1);
  // Saved, and the answer is not in the list yet: over that version nothing more is sent.
  hook.rerender(first);
  expect(save).toHaveBeenCalledTimes(1);
  expect(items()).toBe('cba');
  hook.rerender({ ...first, saved: ['b', 'a', 'c'], version: 2 });
  expect(save.mock.calls.map(([list]) => list.join(''))).toEqual(['bac', 'cba']);
});

test('a save that fails shows what is saved, and what waited for it goes', () => {
  const { hook, save, first, change, items } = open();
  change('b', 'a', 'c');
  hook.rerender({ ...first, isBusy: true });
  change('c', 'b', 'a');
  hook.rerender({ ...first, hasFailed: true });
  expect(items()).toBe('abc');
  expect(save).toHaveBeenCalledTimes(1);
  change('c', 'a', 'b');
  expect(save).toHaveBeenCalledTimes(2);
});

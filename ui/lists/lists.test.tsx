import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chips } from './Chips.tsx';
import { LongList } from './LongList.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';
import { Row } from './Row.tsx';
import { Wired } from '#ui/testing/Wired.tsx';

const rowPixels = 90;

beforeEach(() => {
  // Nothing has a size in happy-dom; a list that measures its rows needs one.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: rowPixels, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
  vi.unstubAllGlobals();
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}` }));

function open(count: number) {
  return render(
    <Wired>
      <LongList label="Orders" items={rowsOf(count)} itemKey={({ id }) => id} rowPixels={rowPixels}>
        {({ id }) => <Row title={id} to={`/orderList/${id}`} />}
      </LongList>
    </Wired>,
  );
}

test('a short list is drawn whole', () => {
  open(60);
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

test('of ten thousand rows only those near the eye are drawn, and each says where it stands', async () => {
  open(10_000);
  await waitFor(() => expect(document.querySelector('[aria-posinset]')).not.toBeNull());
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
  const list = screen.getByRole('list', { name: 'Orders' });
  const room = [...list.children].reduce((sum, row) => {
    const height = row instanceof HTMLElement ? Number.parseInt(row.style.height, 10) : 0;
    return sum + (Number.isNaN(height) ? 0 : height);
  }, 0);
  // What is not drawn has its room, so the scroll bar tells the truth.
  expect(room + rows.length * rowPixels).toBe(10_000 * rowPixels);
});

test('the end of the list asks for more', () => {
  let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const onEnd = vi.fn<() => void>();
  render(
    <Wired>
      <LongList items={rowsOf(20)} itemKey={({ id }) => id} onEnd={onEnd}>
        {({ id }) => <Row title={id} />}
      </LongList>
    </Wired>,
  );
  seen?.([{ isIntersecting: false }]);
  expect(onEnd).not.toHaveBeenCalled();
  seen?.([{ isIntersecting: true }]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

function openPull() {
  const refetch = vi.fn<() => void>();
  render(
    <Wired>
      <PullToRefresh query={{ refetch, isRefetching: false, dataUpdatedAt: Date.now() - 120_000 }}>
        <p>the list</p>
      </PullToRefresh>
    </Wired>,
  );
  const drag = (pixels: number) => {
    const place = screen.getByText('the list');
    act(() => {
      fireEvent.touchStart(place, { touches: [{ clientY: 100 }] });
      fireEvent.touchMove(place, { touches: [{ clientY: 100 + pixels }] });
    });
    act(() => {
      fireEvent.touchEnd(place, { touches: [] });
    });
  };
  return { refetch, drag };
}

test('a finger that pulls far enough asks again; a slip, or a way up, does not', () => {
  const { refetch, drag } = openPull();
  drag(40);
  drag(-200);
  expect(refetch).not.toHaveBeenCalled();
  drag(180);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('without a finger there is a button, and a word about the age of what is shown', () => {
  const { refetch } = openPull();
  expect(screen.getByText(/2 minutes ago/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('filters are one Tab stop: arrows move along them, and only a press chooses', () => {
  const chosen: string[] = [];
  const options = ['All', 'Preparing', 'Delivered'].map((label) => ({ value: label, label }));
  render(
    <Chips label="Status" value="Preparing" onChange={(value) => chosen.push(value)} options={options} />,
  );
  const chips = screen.getAllByRole('button');
  expect(chips.map((chip) => chip.tabIndex)).toEqual([-1, 0, -1]);
  chips[1]?.focus();
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(chips[at]);
  }
  expect(chosen).toEqual([]);
  fireEvent.click(chips[2] ?? document.body);
  expect(chosen).toEqual(['Delivered']);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LineChart } from './LineChart.tsx';
import { Wired } from '#ui/testing/Wired.tsx';

afterEach(cleanup);

const points = ['5.00', '9.00', '2.00'].map((value, index) => ({ label: `March ${index + 1}`, value }));
const previous = {
  label: 'The 3 days before',
  points: ['4.00', '1.00', '3.00'].map((value, index) => ({ label: `February ${index + 26}`, value })),
};

function open(withPrevious = true) {
  render(
    <Wired>
      <LineChart
        label="Sold"
        points={points}
        previous={withPrevious ? previous : undefined}
        format={(value) => `$${value}`}
      />
    </Wired>,
  );
  return screen.getByRole('slider', { name: 'Sold' });
}

test('the arrow keys read the points one by one, with the period before', () => {
  const chart = open();
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 1: $5.00; $4.00 (1 of 3)');
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 3: $2.00; $3.00 (3 of 3)');
});

test('a finger reads the point below it', () => {
  const chart = open(false);
  Object.assign(chart, { getBoundingClientRect: () => new DOMRect(0, 0, 300, 100) });
  fireEvent.pointerDown(chart, { clientX: 160 });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 2: $9.00 (2 of 3)');
  fireEvent.pointerMove(chart, { clientX: 900 });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 3: $2.00 (3 of 3)');
});

test('the same numbers stand in a table, both periods side by side', () => {
  open();
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual([
    'TimeThis periodThe 3 days before',
    'March 1$5.00$4.00',
    'March 2$9.00$1.00',
    'March 3$2.00$3.00',
  ]);
});

test('without a point there is a sentence and no drawing', () => {
  render(
    <Wired>
      <LineChart label="Sold" points={[]} format={(value) => value} />
    </Wired>,
  );
  expect(screen.getByText('There is nothing to draw for this time.')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

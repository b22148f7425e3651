import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { Wired } from '#ui/testing/Wired.tsx';

afterEach(cleanup);

const points = ['5.00', '0.00', '2.50'].map((value, index) => ({ label: `March ${index + 1}`, value }));

function open() {
  const { container } = render(
    <Wired>
      <BarChart label="Money in" points={points} format={(value) => `$${value}`} />
    </Wired>,
  );
  return {
    chart: screen.getByRole('slider', { name: 'Money in' }),
    bars: [...container.querySelectorAll('svg > rect')],
  };
}

test('the arrow keys read the bars one by one, and the line below says the same', () => {
  const { chart } = open();
  expect(chart.getAttribute('aria-valuetext')).toBe('March 3: $2.50 (3 of 3)');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 1: $5.00 (1 of 3)');
  expect(screen.getByText('$5.00')).toBeDefined();
  fireEvent.blur(chart);
  expect(screen.queryByText('$5.00')).toBeNull();
  expect(screen.getByText('March 3')).toBeDefined();
});

test('a finger reads the bar below it, also at both ends', () => {
  const { chart } = open();
  Object.assign(chart, { getBoundingClientRect: () => new DOMRect(0, 0, 300, 48) });
  fireEvent.pointerDown(chart, { clientX: 199 });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 2: $0.00 (2 of 3)');
  fireEvent.pointerMove(chart, { clientX: 300 });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 3: $2.50 (3 of 3)');
  fireEvent.pointerMove(chart, { clientX: -1 });
  expect(chart.getAttribute('aria-valuetext')).toBe('March 1: $5.00 (1 of 3)');
});

test('bars are as high as their values, none is higher than the drawing, and the one that has not ended is hatched', () => {
  const { bars } = open();
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['100.00%', '5.00%', '50.00%']);
  expect(bars.map((bar) => bar.getAttribute('fill')?.startsWith('url(#') ?? false)).toEqual([
    false,
    false,
    true,
  ]);
});

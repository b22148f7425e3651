import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cutMoney, formatMoney } from '#ui/words/format-money.ts';
import { Wired } from '#ui/testing/Wired.tsx';
import { MoneyText } from './MoneyText.tsx';

afterEach(cleanup);

test('cents are lighter only where a sum is large, and the sum is read as one', () => {
  const pieces = (language: string, amount: string, currency: string) => {
    const { whole, cents, after } = cutMoney(language, amount, currency);
    expect(whole + cents + after).toBe(formatMoney(language, amount, currency));
    return cents;
  };
  expect(pieces('en', '1304.82', 'USD')).toBe('.82');
  expect(pieces('es', '-12.50', 'EUR')).toBe(',50');
  expect(pieces('ja', '500', 'JPY')).toBe('');
  expect(pieces('en', '12.000001', 'USDT')).toBe('.000001');
  const large = render(
    <Wired>
      <MoneyText amount="1304.82" currency="USD" look="hero" />
    </Wired>,
  );
  expect(large.container.querySelector('data')?.textContent).toBe('$1,304.82');
  expect(large.container.querySelector('data span')?.textContent).toBe('.82');
  large.unmount();
  const { container } = render(
    <Wired>
      <MoneyText amount="3.10" currency="USD" />
    </Wired>,
  );
  expect(container.querySelector('data span')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Wired } from '#ui/testing/Wired.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test.each([
  ['💧'.repeat(4), false],
  [` ${'💧'.repeat(4)} `, false],
  ['💧'.repeat(5), true],
])('a field of four characters counts an emoji as one: %s', (value, isTooLong) => {
  render(
    <Wired>
      <TextField label="Name" value={value} onChange={() => undefined} maxLength={4} />
    </Wired>,
  );
  expect(screen.getByLabelText('Name').hasAttribute('data-too-long')).toBe(isTooLong);
});

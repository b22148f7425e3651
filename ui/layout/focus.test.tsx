// Where the focus is after an act that took away the button it was asked with.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Page } from './Page.tsx';
import { Wired } from '#ui/testing/Wired.tsx';

afterEach(cleanup);

/** An order that can be confirmed once; the answer that takes the button away comes when it is told to. */
function Order({ isConfirmed }: { isConfirmed: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Wired>
      <Page title="Order 7">
        {isConfirmed ? null : <button onClick={() => setAsking(true)}>Confirm order</button>}
        <button>Another</button>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => setAsking(false)}
          title="Confirm this order?"
          action="Yes, confirm"
        />
      </Page>
    </Wired>
  );
}

/** Opens the dialog as a keyboard does and confirms. */
function confirm() {
  const { rerender } = render(<Order isConfirmed={false} />);
  const opener = screen.getByRole('button', { name: 'Confirm order' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, confirm' }));
  expect(document.activeElement).toBe(opener);
  return async () => {
    rerender(<Order isConfirmed />);
    await act(async () => {});
  };
}

test('where the answer of an act takes its button away, the focus goes to the heading and never to the body', async () => {
  const answer = confirm();
  await answer();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order 7' }));
});

test('whoever has moved on meanwhile is left where they are', async () => {
  const answer = confirm();
  const other = screen.getByRole('button', { name: 'Another' });
  act(() => other.focus());
  await answer();
  expect(document.activeElement).toBe(other);
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { isDrawing } from '#domain/wire/signature.ts';
import type { Mark } from '#domain/wire/signature.ts';
import { drawnMark } from './marks.ts';
import { PinField } from './PinField.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Signature } from './Signature.tsx';
import { DrawnSignature } from './SignaturePad.tsx';
import { Wired } from '#ui/testing/Wired.tsx';

afterEach(cleanup);

function Pin({ isOneTime = false }: { isOneTime?: boolean }) {
  const [value, setValue] = useState('');
  return <PinField label="Pay password" value={value} onChange={setValue} isOneTime={isOneTime} />;
}

function typePin(text: string, isOneTime = false): string {
  render(
    <Wired>
      <Pin isOneTime={isOneTime} />
    </Wired>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Pay password');
  fireEvent.change(field, { target: { value: text } });
  const shown = field.value;
  cleanup();
  return shown;
}

test.each([
  ['482913', '482913'],
  ['４８２９１３', '482913'],
  ['٤٨٢٩١٣', '482913'],
  ['48 29-13', '482913'],
  ['a4b8c2', '482'],
  ['12345678901234', '123456789012'],
])('digits of any keyboard are digits: %s', (typed, digits) => {
  expect(typePin(typed)).toBe(digits);
});

test('a code of an authenticator app has six digits', () => {
  expect(typePin('12345678', true)).toBe('123456');
});

test('no password keeper takes the pay password for a password, and the digits show only when asked', () => {
  render(
    <Wired>
      <Pin />
    </Wired>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Pay password');
  expect(field.type).toBe('text');
  expect(field.autocomplete).toBe('off');
  expect(field.name).toBe('');
  expect(field.className).toContain('secret');
  fireEvent.click(screen.getByRole('button', { name: 'Show the digits' }));
  expect(field.className).not.toContain('secret');
});

function openSignature() {
  const onChange = vi.fn<(mark: Mark | undefined) => void>();
  render(
    <Wired>
      <Signature label="Your signature" onChange={onChange} />
    </Wired>,
  );
  return onChange;
}

test('a drawn signature is lines that can be drawn again elsewhere; a mere dot is none', () => {
  const onChange = openSignature();
  const pad = screen.getByRole('img', { name: /Sign in this field/ });
  Object.assign(pad, {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => new DOMRect(0, 0, 500, 180),
  });
  fireEvent.pointerDown(pad, { clientX: 10, clientY: 20 });
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  fireEvent.pointerMove(pad, { clientX: 60, clientY: 80 });
  fireEvent.pointerMove(pad, { clientX: 120, clientY: 30 });
  fireEvent.pointerUp(pad);
  const mark = onChange.mock.lastCall?.[0];
  expect(mark).toEqual({ kind: 'drawn', value: '[[20,40,120,160,240,60]]' });
  expect(isDrawing(mark?.value ?? '')).toBe(true);
  const { container } = render(<DrawnSignature value={mark?.value ?? ''} label="Signature" />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M20 40L120 160L240 60');
  fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('whoever cannot draw types the name, with the keyboard alone', () => {
  const onChange = openSignature();
  fireEvent.click(screen.getByText('Type your name'));
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: '  Mara Lind ' } });
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'typed', value: 'Mara Lind' });
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'M' } });
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('a drawing larger than the server takes is no mark', () => {
  const line = Array.from({ length: 2_000 }, (_, index) => index % 1_000);
  expect(drawnMark([line])?.value.length).toBeLessThan(limits.signatureBytesMax);
  expect(drawnMark(Array.from({ length: 10 }, () => line))).toBeUndefined();
});

test('a code for cameras says what it is and needs no styles of its own', async () => {
  render(<QrCode text="https://shop.example/s/mugs" label="Your shop's code" />);
  const code = screen.getByRole('img', { name: "Your shop's code" });
  expect(code.outerHTML).not.toContain('style=');
  await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500));
});

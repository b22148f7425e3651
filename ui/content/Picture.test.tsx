import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Wired } from '#ui/testing/Wired.tsx';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

const uploaded = `/files/u/${'a'.repeat(32)}/1600.webp`;

function addressOf(url: string, size?: 'row' | 'wide' | 'whole') {
  const { container } = render(
    <Wired>
      <Picture image={{ url, alt: 'A mug' }} {...(size === undefined ? {} : { size })} />
    </Wired>,
  );
  const address = container.querySelector('img')?.getAttribute('src');
  cleanup();
  return address;
}

test('a small picture asks for a small copy; only uploaded pictures have copies', () => {
  expect(addressOf(uploaded, 'row')).toBe(`${uploaded}?w=120`);
  expect(addressOf(uploaded)).toBe(`${uploaded}?w=240`);
  expect(addressOf(`https://files.shop.example${uploaded}`, 'wide')).toMatch(/1600\.webp\?w=600$/);
  expect(addressOf(uploaded, 'whole')).toBe(uploaded);
  for (const other of ['/pictures/mug.svg', `/files/private/${'a'.repeat(40)}`, 'data:image/png;base64,AA=='])
    expect(addressOf(other, 'row')).toBe(other);
});

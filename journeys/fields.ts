// What a form says at a field, as those hear it who do not see it.
import { expect, type Locator } from '@playwright/test';

/** The text that is tied to a field which is marked as wrong. */
export async function errorAt(field: Locator): Promise<string> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  return describedBy(field);
}

/** Everything that is tied to an element: its error and its hint. */
export function describedBy(element: Locator): Promise<string> {
  return element.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

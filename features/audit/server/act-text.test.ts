import { expect, test } from 'vitest';
import { actText } from './act-text.ts';

test('an act is said in words: what its call does, or its name where there is no such call any more', () => {
  expect(actText('addTypes', 'Make goods types; one that exists keeps its id.')).toBe('Make goods types');
  expect(actText('listAuditEntries', 'Everything that was changed, the newest first.')).toBe(
    'Everything that was changed, the newest first',
  );
  expect(actText('unmatchedCapture', undefined)).toBe('Unmatched capture');
});

/**
 * The code of an authenticator app, for people of test data alone: their secrets are no secrets.
 *
 *   npm run code -- olive        what to type at the second step of the demonstration's console
 */
import { demoStaff } from '#db/seed/demo-world.ts';
import { codeAt, testSecretOf } from '#apps/server/testing-door.ts';

const [name = ''] = process.argv.slice(2);
const person = demoStaff.find(({ username }) => username === name.toLowerCase());
if (person === undefined) {
  console.error(
    `npm run code -- NAME, where NAME is one of ${demoStaff.map(({ username }) => username).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  console.log(codeAt(testSecretOf(person.username), Date.now()));
}

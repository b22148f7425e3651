import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { formatMoney } from '#locales/format-money.ts';
import { makeSession } from '#ui/calls/session.ts';
import { App } from './App.tsx';
import { fetchScreen } from './Screens.tsx';
import { loadSpoken } from './spoken.ts';

const session = makeSession('token');
// On their way while React begins: the app asks for the same, again if they do not come.
const first = loadSpoken(session)
  .then(() => fetchScreen(window.location.pathname))
  .catch(() => undefined);
// A browser loads what it knows of sums when the first is written, 50 ms on a slow phone: while the answers are on their way.
if (session.token() !== undefined) void first.then(() => formatMoney(session.language(), '0.00', 'USD'));
// Inside, the frame is drawn while it is asked whose shop this is; at the door the screen is all there is.
if (session.token() === undefined) void first.then(showApp);
else showApp();

function showApp(): void {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root');
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

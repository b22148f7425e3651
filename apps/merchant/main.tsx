import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeSession } from '#ui/calls/session.ts';
import { App } from './App.tsx';
import { loadSpoken } from './spoken.ts';

// On its way while React begins: the app asks for the same words, again if they do not come.
loadSpoken(makeSession('token')).catch(() => undefined);

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no root');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#ui/routing/Router.tsx';
import { makeSession } from '#ui/calls/session.ts';
import { App } from './App.tsx';
import './app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter base="/console">
      <App session={makeSession('console_token', 'console_lang')} />
    </BrowserRouter>
  </StrictMode>,
);

import './no-eval.ts';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { playableOffline } from './offline.ts';
import { PageNotices } from './page-notices.tsx';
import { PlayPage } from './play-page.tsx';
import { show } from './settings.ts';
import './theme.css';
import './front-page.css';

function App(): JSX.Element {
  return (
    <>
      <PlayPage />
      <PageNotices />
    </>
  );
}

show();
const mount = document.getElementById('app');
if (mount) render(() => <App />, mount);
playableOffline();

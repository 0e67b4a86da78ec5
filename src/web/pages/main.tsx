import '../table/no-eval.ts';
import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import { render } from 'solid-js/web';
import { playableOffline } from './offline.ts';
import { PageNotices } from './page-notices.tsx';
import { PlayPage } from './play-page.tsx';
import { route } from '../table/route.ts';
import { show } from '../table/settings/settings.ts';
import './theme.css';
import './front-page.css';

const LearnPage = lazy(() => import('./learn/learn-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));

function App(): JSX.Element {
  return (
    <Suspense>
      <Switch fallback={<PlayPage />}>
        <Match when={route()[0] === 'learn'}>
          <LearnPage />
        </Match>
        <Match when={route()[0] === 'rules'}>
          <RulesPage />
        </Match>
      </Switch>
      <PageNotices />
    </Suspense>
  );
}

show();
const mount = document.getElementById('app');
if (mount) render(() => <App />, mount);
playableOffline();

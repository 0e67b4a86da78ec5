import { render } from 'solid-js/web';
import { FrontPage } from './front-page.tsx';
import './front-page.css';

const mount = document.getElementById('app');
if (mount) render(() => <FrontPage />, mount);

/** Starts the page. The messages are loaded first, so that nothing is shown without them. */
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/app.css';
import { startNotices } from './notices/start.js';
import { workOffline } from './offline/register.js';
import { settings } from './settings/settings.svelte.js';
import { languageOfAddress, setFirstLanguage } from './i18n/messages.svelte.js';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no element #app');
if (await setFirstLanguage(languageOfAddress() ?? settings.language)) mount(App, { target });
// No language could be loaded, so there is no catalogue for this text.
else target.textContent = 'Hedgemaze cannot be loaded. Is there a connection?';
document.documentElement.dataset['ready'] = 'true';
workOffline();
startNotices();

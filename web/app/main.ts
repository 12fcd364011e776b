/** The page begins: words first, so that nothing is ever shown without them. */
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/app.css';
import { workOffline } from './offline/register.js';
import { settings } from './settings/settings.svelte.js';
import { askedByAddress, speakFirst } from './i18n/messages.svelte.js';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
if (await speakFirst(askedByAddress() ?? settings.language)) mount(App, { target });
// No language at all could be loaded, so there is no message to say it with.
else target.textContent = 'Hedgemaze cannot be loaded. Is there a connection?';
document.documentElement.dataset['ready'] = 'true';
workOffline();

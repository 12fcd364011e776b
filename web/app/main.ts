/** The page begins: words first, so that nothing is ever shown without them. */
import { mount } from 'svelte';
import App from './App.svelte';
import './css/app.css';
import { workOffline } from './offline/register.js';
import { settings } from './settings.svelte.js';
import { askedByAddress, speak } from './words/words.svelte.js';

await speak(askedByAddress() ?? settings.language);
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
mount(App, { target });
document.documentElement.dataset['ready'] = 'true';
workOffline();

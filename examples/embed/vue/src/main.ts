import { createApp } from 'vue';
import './portal.css';
import App from './app.vue';

createApp(App).mount('#app');

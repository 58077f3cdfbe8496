import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import SteepTime from './SteepTime.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('SteepTime', SteepTime);
  },
} satisfies Theme;

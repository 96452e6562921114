export { ErrorPage as default } from 'chatdeck/screens/support';

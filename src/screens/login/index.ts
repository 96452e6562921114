export { loginLabels, type LoginLabels } from './labels';
export { Login } from './login';

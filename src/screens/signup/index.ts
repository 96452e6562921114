export { signupLabels, type SignupLabels } from './labels';
export { Signup } from './signup';

/** The one door to the shapes of visx. */
export { Bar } from '@visx/shape';

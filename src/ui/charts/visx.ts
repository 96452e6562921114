/** The one door to visx: scales and shapes of our charts. */
export { scaleLinear } from '@visx/scale';
export { AreaClosed, Bar, Line, LinePath } from '@visx/shape';

import { saveOf, type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  useAppearanceTab: { sends: [saveOf('Title', 'Typed')] },
};

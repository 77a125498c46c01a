// Every picture of Microcity by the key of what it shows.

export { AREAS_A, AREAS_B } from './art/areas';
export { BUILDING_NAMES, buildingScene } from './art/buildings';
export { PROJECT_NAMES, projectScene } from './art/projects';
export { TOWERS, TOWER_GROUND, type Part } from './art/towers';
export { ENDINGS } from './art/endings';

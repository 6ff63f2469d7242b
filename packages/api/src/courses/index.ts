export { courses, findCourses } from './courses.ts'
export { enrolments, findEnrolments } from './enrolments.ts'
export { serveLearnerLetters } from './letters.ts'

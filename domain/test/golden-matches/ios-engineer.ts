import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const iosEngineer: GoldenCase = {
  job: {
    title: "Senior iOS Engineer",
    industry: "Consumer apps",
    description:
      "A cycling app with two million riders. Eight mobile engineers. We ship every two weeks and measure crashes, battery and cold start.",
    requirements:
      "Must-haves: 5 years of iOS development in Swift; SwiftUI and UIKit; concurrency (async/await, Combine); shipping to the App Store and owning crash rates; unit and UI tests.\nNice-to-haves: HealthKit or Bluetooth LE; MapKit; CI with Fastlane or Xcode Cloud; mentoring.",
    location: "Remote (US)",
    remote: true,
    salaryMin: 155_000,
    salaryMax: 190_000,
    minYears: 5,
  },
  people: [
    person(
      "io1",
      3,
      ["Senior iOS Developer", "Boise, ID", 180_000],
      "Swift since version 2.",
      "Swift, SwiftUI, UIKit, Combine, XCTest, Fastlane, HealthKit",
      [
        [
          "Senior iOS Developer",
          "Consumer apps",
          "2020-02",
          null,
          "Fitness app with 900k users: SwiftUI screens over UIKit, async/await, HealthKit and BLE sensors, XCTest, Fastlane releases, crash-free rate 99.8.",
        ],
        ["iOS Developer", "Software", "2017-06", "2020-01", "Swift and UIKit."],
      ],
      "BS CS",
    ),
    person(
      "io2",
      3,
      ["Mobile Engineer (iOS)", "Miami, FL", 170_000],
      "Native apps for a bank.",
      "Swift, UIKit, SwiftUI, Swift concurrency, Unit testing, App Store Connect",
      [
        [
          "Mobile Engineer, iOS",
          "Banking",
          "2020-09",
          null,
          "Swift app, moved modules from UIKit to SwiftUI, async/await and Combine, UI tests, App Store releases, Crashlytics triage, mentors two juniors.",
        ],
      ],
      "BS Software Engineering",
    ),
    person(
      "io3",
      2,
      ["iOS Engineer", "Denver, CO", 150_000],
      "Four years of Swift.",
      "Swift, SwiftUI, UIKit, Combine, XCTest",
      [
        [
          "iOS Engineer",
          "Software",
          "2022-10",
          null,
          "SwiftUI and UIKit features, Combine pipelines, unit tests, App Store submissions, crash triage.",
        ],
      ],
      "BA",
    ),
    person(
      "io4",
      2,
      ["Staff iOS Engineer", "New York, NY", 218_000],
      "Modular iOS at scale.",
      "Swift, SwiftUI, UIKit, Concurrency, XCTest, Bazel, Fastlane",
      [
        [
          "Staff iOS Engineer",
          "Software",
          "2016-05",
          null,
          "Architecture of a 40-module Swift app, SwiftUI, UIKit, async/await, tests, releases, crash rates, mentoring.",
        ],
      ],
      "MS CS",
    ),
    person(
      "io5",
      1,
      ["Android Engineer", "Austin, TX", 165_000],
      "Kotlin engineer who shipped one Swift app.",
      "Kotlin, Jetpack Compose, Coroutines, Espresso, Swift basics",
      [
        [
          "Android Engineer",
          "Consumer apps",
          "2018-03",
          null,
          "Kotlin and Compose, coroutines, Play Store releases, crash rates, instrumented tests.",
        ],
      ],
      "BS CS",
    ),
    person(
      "io6",
      1,
      ["React Native Developer", "Portland, OR", 150_000],
      "Cross-platform apps with native modules.",
      "React Native, TypeScript, Swift (bridges), Jest, Fastlane",
      [
        [
          "React Native Developer",
          "Software",
          "2019-01",
          null,
          "React Native apps in both stores, wrote Swift bridges for Bluetooth, Fastlane, Jest tests.",
        ],
      ],
      "BS",
    ),
    person(
      "io7",
      0,
      ["Senior iOS Engineer", "Lisbon, Portugal", 120_000],
      "Swift engineer. No US work authorization; contractor from Portugal.",
      "Swift, SwiftUI, UIKit, Combine, XCTest, Fastlane",
      [
        [
          "Senior iOS Engineer",
          "Software",
          "2017-03",
          null,
          "Swift, SwiftUI, UIKit, Combine, UI tests, App Store releases.",
        ],
      ],
      "MSc",
    ),
    keywordStuffer(
      person(
        "io8",
        0,
        ["Photographer", "Chicago, IL", 160_000],
        "Senior iOS engineer Swift SwiftUI UIKit async/await Combine App Store crash rates unit UI tests HealthKit Bluetooth MapKit Fastlane Xcode Cloud mentoring.",
        "Swift, SwiftUI, UIKit, Combine, XCTest, HealthKit, MapKit, Fastlane, App Store",
        [["Photographer", "Media", "2018-01", null, "Weddings and portraits, retouching."]],
        "BFA",
      ),
    ),
    person(
      "io9",
      0,
      ["Data Engineer", "Dallas, TX", 165_000],
      "Pipelines.",
      "Python, Spark, Airflow, AWS, SQL, Unit testing",
      [["Data Engineer", "Software", "2018-01", null, "Spark pipelines, Airflow, data quality tests."]],
      "BS CS",
    ),
  ],
};
